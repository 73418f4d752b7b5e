/** A point of the board, and the direction of the road there (radians). */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

interface Piece {
  readonly length: number;
  at(distance: number): Point;
}

/** A straight piece of road. */
export function line(fromX: number, fromY: number, toX: number, toY: number): Piece {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const angle = Math.atan2(toY - fromY, toX - fromX);
  return {
    length,
    at: (distance) => ({ x: fromX + distance * Math.cos(angle), y: fromY + distance * Math.sin(angle), angle }),
  };
}

/** A bend round a centre, from one angle to another (in quarters of a circle, clockwise on the screen). */
export function bend(x: number, y: number, radius: number, from: number, to: number): Piece {
  const start = (from * Math.PI) / 2;
  const sweep = ((to - from) * Math.PI) / 2;
  const way = Math.sign(sweep);
  return {
    length: Math.abs(sweep) * radius,
    at(distance) {
      const turned = start + (way * distance) / radius;
      return {
        x: x + radius * Math.cos(turned),
        y: y + radius * Math.sin(turned),
        angle: turned + (way * Math.PI) / 2,
      };
    },
  };
}

/** The whole road, piece after piece. */
export interface Road {
  readonly length: number;
  at(distance: number): Point;
}

/** Joins pieces to a road; before its beginning and after its end it runs straight on. */
export function roadOf(pieces: readonly Piece[]): Road {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return {
    length,
    at(distance) {
      let left = distance;
      for (const piece of pieces.slice(0, -1)) {
        if (left <= piece.length) return piece.at(left);
        left -= piece.length;
      }
      return pieces.at(-1)!.at(left);
    },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Points along the road, `aside` to its right (negative: to its left). */
function along(road: Road, from: number, to: number, aside: number, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y, angle } = road.at(from + ((to - from) * i) / count);
    return `${round(x - aside * Math.sin(angle))} ${round(y + aside * Math.cos(angle))}`;
  });
}

/** The middle of the road between two distances, as an SVG path. */
export const middle = (road: Road, from: number, to: number, every: number): string =>
  `M${along(road, from, to, 0, Math.max(1, Math.ceil(Math.abs(to - from) / every))).join('L')}`;

/** A piece of the road of some width, as a closed SVG path. */
export function slab(road: Road, from: number, to: number, width: number): string {
  const right = along(road, from, to, width / 2, 10);
  const left = along(road, to, from, -width / 2, 10);
  return `M${[...right, ...left].join('L')}Z`;
}
