import { useLayout } from '@outcry/ui/layout.ts';

/** How much room there is: the rail stands beside the board, below it, or all is one column (`upright`: a wide one). */
export type Screen = 'phone' | 'upright' | 'tablet' | 'desk';

/** Whether there is no room for one thing beside another. */
export const isOneColumn = (screen: Screen): boolean => screen === 'phone' || screen === 'upright';

export function useScreen(): Screen {
  const [upright, tablet, desk] = [useLayout('upright'), useLayout('tablet'), useLayout('desk')];
  return desk ? 'desk' : tablet ? 'tablet' : upright ? 'upright' : 'phone';
}
