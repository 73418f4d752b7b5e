import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'Koop laag, verkoop hoog',
    text: 'Zeven rondes. Je begint met $\u00a020K, die iedereen ziet, en een aandeel dat niemand ziet: Epic Electric. Aan het eind wordt alles verkocht, de meeste aandelen van elk bedrijf brengen $\u00a010K extra op, en het meeste geld wint.',
  },
  secret: {
    title: 'Jij weet iets',
    text: 'Elke ronde krijgt elk bedrijf een voorspelling. Alleen jij weet dat Epic Electric $$ betaalt, een dividend van $\u00a02K per aandeel. Iedereen weet dat Bottomline Bank 2 stijgt. Elke rivaal kent er ook één; de rest is verborgen.',
  },
  faceUp: {
    title: 'Vul de stapels',
    text: 'Ieder legt één kaart open en één dicht op de stapels, en dan biedt iedereen erop. Leg Epic Electric open op stapel 2: die wil je straks hebben.',
    why: 'Breng bij elkaar wat je hebben wilt: Epic Electric open op stapel 2.',
  },
  faceDown: {
    title: 'Een verborgen Boom',
    text: 'Een Stock Boom brengt een koers 2 omhoog, voor wie hem wint. Hij komt dicht te liggen: leg hem ook op stapel 2, en alleen jij weet hoe goed die stapel is.',
    why: 'Dicht op stapel 2 blijft de Boom jouw geheim: leg hem daar.',
  },
  bid: {
    title: 'Bied op jouw stapel',
    text: 'Je biedt met een meeple op de baan onder een stapel: 0, 1, 3, 6 enzovoort, tot je geld op is. Wie overboden wordt, biedt opnieuw. Begin laag: $\u00a01K op stapel 2.',
    why: 'Je mag ook elders bieden, maar stapel 2 is de stapel die je kent: begin daar met $\u00a01K.',
  },
  outbid: {
    title: 'Overboden!',
    text: (who) =>
      `${who(2)} bood $\u00a03K op jouw stapel, dus je meeple kwam terug. American Automotive, Epic Electric en een verborgen Boom zijn meer waard: bied $\u00a06K op stapel 2.`,
    why: 'Jij weet wat daar verborgen ligt, en dat is $\u00a06K waard: bied dat op stapel 2.',
  },
  boom: {
    title: 'Speel de Boom',
    text: 'De biedingen en kosten zijn betaald, en de kaarten zijn van jou. Een Boom speel je in de ronde waarin je hem wint. Je hebt nu twee Epic Electric: breng dat bedrijf van 5 naar 7.',
    why: 'Elk bedrijf mag, maar van Epic Electric heb je er twee: speel de Boom daar.',
  },
  sell: {
    title: 'Verkoop op tijd',
    text: 'Nu mag iedereen verkopen. Van American Automotive weet je niets, en twee van de vier voorspellingen die je niet zag zijn slecht. $\u00a05K is zeker: kies het bij je aandelen.',
    why: 'Epic Electric gaat zo betalen; American Automotive is een gok. Verkoop American Automotive.',
  },
  keep: {
    title: 'Houd de rest',
    text: 'Zo meteen betaalt Epic Electric $\u00a02K per aandeel, en alleen aan wie het nog heeft. Houd ze allebei: verkoop niets meer.',
    why: 'Een aandeel dat je nu verkoopt krijgt geen dividend: houd ze allebei en verkoop niets meer.',
  },
  dividend: {
    title: 'Je geheim betaalt',
    text: 'De voorspellingen komen één voor één uit; die van jou is de eerste. Toon je aandelen Epic Electric om betaald te worden: 2 aandelen, $\u00a04K. Je mag er verzwijgen, maar dat zou je geld kosten.',
    why: 'Elk getoond aandeel brengt $\u00a02K op: toon ze allebei.',
  },
  moved: {
    title: 'De markt beweegt',
    text: 'American Automotive viel naar 2: je verkocht op tijd. Stanford Steel steeg voorbij 10 en splitste: zijn aandelen tellen dubbel, en de koers gaat verder vanaf 6. Een koers die onder 1 zakt is een faillissement: de aandelen zijn weg.',
  },
  end: {
    title: 'Nu speel je verder',
    text: (who) =>
      `Nog zes rondes, elk met nieuwe geheimen; ${who(1)} begint deze. De anderen denken nu zelf na. Twijfel je, dan laat Tip zien wat een goede handelaar zou doen. Veel geluk!`,
  },
};
