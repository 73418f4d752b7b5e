import type { LessonWords } from '../../lesson.ts';
import type { lesson } from './script.ts';

export const words: LessonWords<typeof lesson> = {
  goal: {
    title: 'De meeste aandelen, de beste koers',
    text: 'Aan het eind van elke ronde betaalt elk bedrijf wie de meeste van zijn aandelen heeft, en meer naarmate de koers hoger is. Na vier rondes wint wie het meeste geld heeft. Deze tabel laat altijd zien wat er nu betaald zou worden.',
  },
  hand: {
    title: 'Eén kaart, drie dingen',
    text: 'Een kaart is een nummer dat de slag kan winnen, een effect zodra ze gespeeld wordt, en een aandeel voor wie haar krijgt. Je hebt er zeven voor vijf slagen, en speelt altijd welke je wilt.',
  },
  lead: {
    title: 'Kom uit met een zes',
    text: 'Het hoogste nummer wint, dus een 6 is sterk. Green Globe 6 is ook een Overname: als ze wint, stijgt haar koers twee vakken. Kies haar om te zien wat ze zou doen, en speel haar dan.',
    why: 'Een 6 heeft nu een goede kans om te winnen, en zou Green Globe twee vakken omhoog brengen. Probeer die.',
  },
  won: {
    title: 'Drie aandelen voor jou',
    text: (who) =>
      `De Slechte pers van ${who(1)} duwde Purple Prose omlaag, de Beurstip van ${who(2)} bracht Blue Moon omhoog. Jouw 6 won: alle drie de kaarten zijn nu jouw aandelen, Green Globe steeg twee vakken, en jij komt weer uit.`,
  },
  tip: {
    title: 'Duw een koers',
    text: 'Een Beurstip verzet een bedrijf naar keuze één vak, omhoog of omlaag. Green Globe is van jou, dus help het: kies Purple Prose 5, dan Green Globe, omhoog. De 5 verliest de slag misschien; de stijging blijft.',
    why: 'Elk bedrijf mag, maar Green Globe is wat je bezit: kies Purple Prose 5 en duw Green Globe omhoog.',
  },
  tie: {
    title: 'Twee zevens',
    text: (who) =>
      `Bij gelijke nummers wint het bedrijf met de hoogste koers, dus ${who(2)} kreeg de slag met Green Globe 7. Maar een 7 kost wat: zodra ze gespeeld wordt, daalt haar eigen bedrijf een vak.`,
  },
  deal: {
    title: 'Een lage kaart loont ook',
    text: (who) =>
      `${who(2)} komt uit met een 6, moeilijk te verslaan. Purple Prose 1 is een Onderonsje: na de slag neemt het er één kaart uit, al is dat nooit de winnende. Speel het.`,
    why: 'Deze slag win je bijna zeker niet, maar met het Onderonsje krijg je er toch een kaart uit: speel Purple Prose 1.',
  },
  take: {
    title: 'Kies maar uit',
    text: (who) =>
      `${who(2)} wint met de 6, maar jouw Onderonsje gaat voor. Green Globe 5 is nog een aandeel van het bedrijf waarin je voorop ligt: kies die kaart in de slag.`,
    why: 'Je mag je eigen kaart terugnemen, maar met Green Globe lig je voorop: neem Green Globe 5.',
  },
  reversal: {
    title: 'Ondersteboven',
    text: (who) =>
      `${who(2)} komt uit met een 7. Die kun je niet verslaan, tenzij het laagste nummer wint: precies dat doet Green Globe 2, een Omkering.`,
    why: 'Geen van je nummers verslaat een 7. Met de Omkering wint het laagste: speel Green Globe 2.',
  },
  free: {
    title: 'Nu kies jij',
    text: 'Je 2 won de slag: nog drie aandelen. Speel in de laatste slag welke kaart je wilt. De twee die je houdt worden ook jouw aandelen, dus houd wat je wilt bezitten.',
  },
  paid: {
    title: 'Betaaldag',
    text: 'Elk bedrijf heeft betaald. Je had de meeste aandelen Green Globe, en dat bracht je $\u00a04 op. Dan worden alle kaarten geschud en opnieuw gedeeld, maar de koersen blijven staan.',
  },
  end: {
    title: 'Nu speel je verder',
    text: 'Nog drie rondes, en de anderen denken nu zelf na. Twijfel je, dan laat Tip zien wat een goede handelaar zou doen. Veel geluk!',
  },
};
