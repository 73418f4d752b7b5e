import { createContext, useContext } from 'react';
import { useText } from '../i18n.ts';
import { follow } from '../router.ts';

/** How a rule is shown where one is: in the drawer of a table. Null: on the page of the rules. */
export const ShowRule = createContext<((rule: string) => void) | null>(null);

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  /** Tab reaches it. */
  readonly reached: boolean;
}

/** The number of a rule, which leads to it. */
export function RuleLink({ game, rule, reached }: RuleLinkProps) {
  const t = useText();
  const show = useContext(ShowRule);
  return (
    <a
      className="rule-link"
      href={`/rules/${game}?rule=${rule}`}
      aria-label={t.table.rule(rule)}
      tabIndex={reached ? 0 : -1}
      onClick={(event) => {
        if (show === null) return follow(event);
        event.preventDefault();
        return show(rule);
      }}
    >
      {rule}
    </a>
  );
}
