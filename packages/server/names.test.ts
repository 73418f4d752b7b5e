import { expect, test, vi } from 'vitest';
import { Compile } from 'typebox/compile';
import { freeName, TakenNames } from './names.ts';
import { Name } from './schemas/parts.ts';

const name = Compile(Name);

test.each(['Ann', 'Zoë', 'Анна', '王芳', 'محمد', 'नेहा', 'Ann ❤️', 'J. R. O’Neill', 'Nguyễn', '한지민'])(
  'a person may be called %s',
  (wanted) => {
    expect(name.Check(wanted)).toBe(true);
  },
);

test.each([
  ['a zero-width space', 'An\u200bn'],
  ['a soft hyphen', 'An\u00adn'],
  ['a filler that shows nothing', '\u3164'],
  ['an empty braille cell', '\u2800'],
  ['a change of direction', 'Ann\u202egnp.exe'],
  ['an isolate', '\u2066Ann'],
  ['an escape sequence', '\u001b[31mAnn'],
  ['a control character of the second kind', 'Ann\u0085'],
  ['a line separator', 'Ann\u2028Bob'],
  ['a tag character', 'Ann\u{e0041}'],
  ['a private character', 'Ann\ue000'],
  ['half a pair', 'Ann\ud800'],
  ['a pile of marks', 'A\u0301\u0302\u0303\u0304nn'],
  ['nothing to see', ' \u00a0'],
  ['a mark of emoji alone', '\ufe0f\ufe0f'],
  ['a blank hieroglyph', 'Ann\u{13441}'],
  ['an empty note', '\u{1d159}'],
  ['an object that is not there', 'Ann\ufffc'],
  ['an accent alone', '\u0301'],
])('nobody is called %s', (_what, wanted) => {
  expect(name.Check(wanted)).toBe(false);
});

test.each([
  ['Ann', 'Ann', 'Ann 2'],
  ['Ann', 'ANN', 'ANN 2'],
  ['Ann', 'Аnn', 'Аnn 2'], // a Cyrillic A
  ['Ian', 'lan', 'lan 2'],
  ['ian', 'Ian', 'Ian 2'],
  ['Bob0', 'BobO', 'BobO 2'],
  ['Ann Lee', 'AnnLee', 'AnnLee 2'],
  ['Ann', '𝐀𝐧𝐧', '𝐀𝐧𝐧 2'],
  ['Zoe\u0308', 'Zoë', 'Zoë 2'],
  ['Ann', 'Ａｎｎ', 'Ａｎｎ 2'], // letters of full width
  ['Ann', 'Anna', 'Anna'],
  ['Bob', 'Rob', 'Rob'],
])('beside %s, %s is called %s', (taken, wanted, called) => {
  expect(freeName(wanted, [taken])).toBe(called);
});

test('a number that is taken too is passed over', () => {
  expect(freeName('ann', ['Ann', 'ANN 2', 'Αnn 3'])).toBe('ann 4');
});

test('a crowd of one name costs as much for each as one of different names', () => {
  const COUNT = 400;
  const tried = { skeletons: 0 };
  const normalize = String.prototype.normalize;
  const counted = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    tried.skeletons++;
    return normalize.call(this, form);
  });
  const cost = (name: (number: number) => string): number => {
    tried.skeletons = 0;
    const taken = new TakenNames(['Host']);
    for (let number = 0; number < COUNT; number++) taken.add(name(number));
    return tried.skeletons;
  };
  const different = cost((number) => `Guest${String.fromCodePoint(0x4e00 + number)}`);
  const equal = cost(() => 'W'.repeat(40));
  counted.mockRestore();
  expect(equal).toBeLessThan(3 * different);
});
