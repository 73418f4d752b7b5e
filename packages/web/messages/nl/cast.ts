import type { Messages } from '../en.ts';

export const cast: Messages['cast'] = {
  Ada: {
    habit: 'Koopt vroeg, bewaart alles, verkoopt het laatst.',
    gloat: ['Wie wat bewaart, die heeft wat.', 'Netjes in de map ermee.'],
    groan: ['Die had ik moeten houden.', 'Daar gaat mijn mooiste papier.'],
    compliment: 'Die zou ik inlijsten.',
  },
  Jules: {
    habit: 'Doet een bod dat je bijna bevalt.',
    gloat: ['Samen delen. Ik iets meer.', 'Aangenaam zakendoen.'],
    groan: ['Van mijn kant leek het mooi.', 'En ik had zo’n goed praatje.'],
    compliment: 'Voor die deal doe ik een strik om.',
  },
  Pim: {
    habit: 'Gaat overal short, op vol volume.',
    gloat: ['Naar beneden! Ik zei het toch!', 'Pas op je hoofd!'],
    groan: ['Wie koopt dit nou nog?', 'Omhoog? Alweer?!'],
    compliment: 'Vooruit. Dat was best goed.',
  },
  Bea: {
    habit: 'Onthoudt elke kaart die gespeeld is.',
    gloat: ['Dat was de laatste zes. Geteld.', 'Net als vroeger.'],
    groan: ['Uitgerekend die was ik vergeten.', 'In mijn tijd bracht dat wat op.'],
    compliment: 'Die onthoud ik.',
  },
  Kofi: {
    habit: 'Weet wat het waard is en biedt één minder.',
    gloat: ['Negen waard. Acht betaald.', 'Het potlood had gelijk.'],
    groan: ['De volle prijs. Ik!', 'Even narekenen.'],
    compliment: 'Een eerlijke prijs, op de cent.',
  },
  Lou: {
    habit: 'Koopt wat jij koopt, een beurt later.',
    gloat: ['Als tweede erin, als eerste blij.', 'De rij wist het wel.'],
    groan: ['Ik liep alleen maar mee.', 'Weer de verkeerde rij.'],
    compliment: 'O. Is er nog een?',
  },
  Samira: {
    habit: 'Wacht op de krach en gaat dan winkelen.',
    gloat: ['Uitverkoop. Mijn seizoen.', 'Stil water, volle netten.'],
    groan: ['Een beurt te lang gewacht.', 'Dat was dus niet de bodem.'],
    compliment: 'Het wachten waard.',
  },
  Wilf: {
    habit: 'Zet alles op de outsider.',
    gloat: ['Veertig tegen één, en raak!', 'Nooit getwijfeld. Nou ja, even.'],
    groan: ['Op een neuslengte na.', 'Kreupel in de laatste bocht.'],
    compliment: 'Wat een finish!',
  },
};
