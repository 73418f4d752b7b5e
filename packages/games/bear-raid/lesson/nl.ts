import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'De rijkste na negen rondes',
    text: 'Achter je scherm: $\u00a0100, vier geheime aandelen (2 Nile, 2 GameStart) en vier dobbelstenen. Aan het eind krijg je de koers van elk aandeel dat je bezit, en betaal je die van elk dat je schuldig bent. Het meeste geld wint.',
  },
  event: {
    title: 'Ogen maken koersen',
    text: 'Aan het eind van een ronde worden de ogen van de dobbelstenen bij een bedrijf opgeteld, en zijn gebeurteniskaart zegt wat de koers doet. Bij Nile liggen 11 ogen: zo zou het 10 dalen.',
  },
  buy: {
    title: 'Koop wat je kunt duwen',
    text: 'De kaart van Nile houdt van veel ogen, en jij hebt twee dobbelstenen van Nile. Koop dus 2 Nile: ze komen van de laagste vakken, elk voor de koers plus wat het vak zegt. Kies Kopen, Nile, 2.',
    why: 'Jij hebt de dobbelstenen om Nile te duwen, dus Nile moet je bezitten: koop 2 Nile voor $\u00a050.',
  },
  market: {
    title: 'Beer of stier',
    text: (who) =>
      `${who(1)} kocht GameStart; ${who(2)} ging Banana short, gokt dus op een daling, en legde een zesde aandeel op het bord. Meer dan vijf is een berenmarkt, vijf of minder een stierenmarkt. Heeft een kaart beide kolommen, dan telt alleen die ene: Banana zou 20 dalen.`,
  },
  rumor: {
    title: 'Verspreid een gerucht',
    text: (who) =>
      `${who(2)} en ${who(1)} legden elk een dobbelsteen van Banana op de geruchtenkaart; wat daar ligt, wordt aan het eind van de ronde gegooid. Ieder heeft twee beurten per ronde, en dit is je tweede: leg er beide dobbelstenen van Nile bij.`,
    why: 'Nile heeft ogen nodig om te stijgen: kies Gerucht en allebei je dobbelstenen van Nile.',
  },
  bag: {
    title: 'In het geheim in de zak',
    text: 'Nu doet iedereen in het geheim dobbelstenen in de zak; er mogen er hoogstens vijf blijven. De geruchtenkaart wordt uit de zak aangevuld tot negen, en alle worden gegooid. Wat meer ogen zouden je GameStart helpen: doe ze er allebei in.',
    why: 'Achter je scherm doen ze deze ronde niets; uit de zak kunnen ze getrokken en gegooid worden. Doe die van Banana en die van GameStart erin.',
  },
  priced: {
    title: 'De dobbelstenen spreken',
    text: 'Nile heeft nu 24 ogen en steeg 15, naar $\u00a040; jij hebt er 4. Boven 45 splitst een aandeel: elke positie verdubbelt en de koers wordt gehalveerd. Op 0 is een bedrijf failliet: niemand bezit er nog iets van of is er iets van schuldig.',
  },
  take: {
    title: 'De wind draait',
    text: 'Een nieuwe ronde, nieuwe kaarten. Die van Nile straft ogen nu af: met 24 zou het 15 dalen. Wat je neemt, telt niet meer mee. Neem de 6 en de 5: met 13 ogen zou Nile 5 stijgen.',
    why: 'Je hebt 4 Nile, en een daling zou je geld kosten. Kies Nemen, en dan de 6 en de 5 die bij Nile liggen.',
  },
  short: {
    title: 'Verkoop wat je niet hebt',
    text: 'Banana staat er zwak voor: met 13 ogen zou het 10 dalen. Ga er 2 short: je krijgt nu $\u00a040 en bent twee aandelen schuldig (zo verkoop je ook wat je bezit). Koop je ze later goedkoper terug, dan is het verschil voor jou.',
    why: 'Banana daalt waarschijnlijk, en wie short is, verdient daaraan: kies Short, Banana, 2.',
  },
  free: {
    title: 'Nu kies jij',
    text: 'De twee dobbelstenen van Nile die je nam, liggen achter je scherm. Uit de zak kunnen ze weer gegooid worden en bij Nile terugkomen; achter je scherm zijn ze uit de weg. Wat erin gaat, of niets, bepaal jij.',
  },
  end: {
    title: 'Nu speel je verder',
    text: 'Kijk wat de koersen deden. Nog zeven rondes, en de anderen denken nu zelf na. Passen mag ook. Twijfel je, dan laat Tip zien wat een goede handelaar zou doen. Veel geluk!',
  },
};
