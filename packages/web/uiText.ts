import type { UiText } from '@outcry/ui';
import type { Messages } from './i18n.ts';

/** What the parts of @outcry/ui say, in the language of the messages. */
export const uiText = (messages: Pick<Messages, 'ui' | 'bots' | 'cast'>): UiText => ({
  ...messages.ui,
  levels: messages.bots,
  habits: Object.fromEntries(Object.entries(messages.cast).map(([name, { habit }]) => [name, habit])),
});
