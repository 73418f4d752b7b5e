import { useText } from '../i18n.ts';
import { follow } from '../router.ts';
import { useStore } from '../store.ts';
import { addressOf, exercises, waiting } from './exercises.ts';

/** How many decisions wait to be found again; `here`: those of this game. */
export function Exercises({ here }: { here: number }) {
  const t = useText();
  const all = waiting(useStore(exercises.all));
  const [next] = all;
  return (
    <section className="sheet exercises">
      <div>
        <h2>{t.review.exercises}</h2>
        <p>{next ? t.review.waiting(all.length, here) : t.review.noneWaiting}</p>
      </div>
      {next && (
        <a className="btn sm" href={addressOf(next)} onClick={follow}>
          {t.review.practise}
        </a>
      )}
    </section>
  );
}
