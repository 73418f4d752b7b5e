/** A point on a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What marks may cover: their middles stay within it. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Marks stand at least `apart` from each other: one that would cover an earlier one goes up or down. */
export function placeMarks(points: readonly Point[], apart: number, room: Room): Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    const x = Math.min(Math.max(point.x, room.left), room.right);
    const y = Math.min(Math.max(point.y, room.top), room.bottom);
    const places = [0, ...points.flatMap((_, step) => [-(step + 1) * apart, (step + 1) * apart])]
      .map((shift) => ({ x, y: y + shift }))
      .filter((place) => place.y >= room.top && place.y <= room.bottom);
    const isFree = (place: Point) => placed.every((other) => Math.hypot(other.x - place.x, other.y - place.y) >= apart);
    placed.push(places.find(isFree) ?? { x, y });
  }
  return placed;
}
