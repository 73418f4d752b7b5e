import type { Who } from '@outcry/server/api';
import { Avatar, LevelMark } from '@outcry/ui';
import { useText } from '../i18n.ts';
import type { Messages } from '../i18n.ts';
import { follow } from '../router.ts';
import './whoIs.css';

/** What somebody is called in a list: a bot by its level. */
export const nameOf = ({ bot, name }: Who, t: Messages): string =>
  bot !== null ? (t.bots[bot] ?? bot.replace(/^program:/, '')) : (name ?? t.account.somebody);

/** Others have a colour of their own, the same everywhere; the first is that of the viewer. */
function colourOf({ person, bot }: Who): number {
  if (bot !== null) return 3;
  const sum = [...(person ?? '')].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1009, 7);
  return [1, 2, 4, 5][sum % 4]!;
}

interface FaceProps {
  readonly who: Who;
  readonly isYou?: boolean;
  readonly small?: boolean;
}

/** People are round, bots square. */
export function Face({ who, isYou = false, small = false }: FaceProps) {
  const t = useText();
  const info = { name: nameOf(who, t), bot: who.bot !== null, away: false };
  return <Avatar seat={isYou ? 0 : colourOf(who)} info={info} small={small} />;
}

/** The name, which leads to the profile of a person; what they are beside it. */
export function WhoIs({ who, isYou = false }: Omit<FaceProps, 'small'>) {
  const t = useText();
  const name = nameOf(who, t);
  return (
    <span className="who-is">
      {who.person === null ? (
        <b>{name}</b>
      ) : (
        <a href={`/p/${who.person}`} onClick={follow}>
          {name}
        </a>
      )}
      {who.bot !== null && <LevelMark name={name} level={who.bot} />}
      {(isYou || who.guest) && <small>{isYou ? t.ui.you : t.ratings.guest}</small>}
    </span>
  );
}
