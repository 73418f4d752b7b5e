import type { AnyView, Locale, Paint, Who } from '@outcry/engine';
import { drawPicture } from '@outcry/engine/picture';
import type { Pictured } from '@outcry/engine/picture';

const PLAIN: Paint = { bold: (text) => text, dim: (text) => text, colour: (_, text) => text };

/** How a terminal without colours draws a game's views. */
export async function drawn<View extends AnyView, Data>(picture: Pictured<View, Data>, locale: Locale = 'en') {
  await picture.speak(locale);
  return (view: View, who: Who, data: Data): string[] => drawPicture(picture.of(view, who, data, locale), PLAIN);
}
