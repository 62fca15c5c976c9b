type Point = { y: number };

/**
 * Downsamples a line to at most `limit` points and keeps its shape: Largest-Triangle-Three-Buckets (Steinarsson,
 * "Downsampling Time Series for Visual Representation", 2013, section 4.2). The first point and the last one stay, and
 * the peaks, except where two share a bucket. The points must be evenly spaced.
 */
export function downsample<P extends Point>(points: readonly P[], limit: number): readonly P[] {
  if (points.length <= limit || limit < 3) return points;
  const width = (points.length - 2) / (limit - 2);
  const startOf = (bucket: number) => Math.floor(bucket * width) + 1;
  const sampled = points.slice(0, 1);
  let last = 0;
  for (let bucket = 0; bucket < limit - 2; bucket += 1) {
    const next = averageOf(points, startOf(bucket + 1), Math.min(startOf(bucket + 2), points.length));
    last = farthest(points, { from: startOf(bucket), to: startOf(bucket + 1), last, next });
    sampled.push(...points.slice(last, last + 1));
  }
  return [...sampled, ...points.slice(-1)];
}

function averageOf(points: readonly Point[], from: number, to: number): { x: number; y: number } {
  let sum = 0;
  for (const { y } of points.slice(from, to)) sum += y;
  return { x: (from + to - 1) / 2, y: sum / (to - from) };
}

type Bucket = { from: number; to: number; last: number; next: { x: number; y: number } };

/** The point of a bucket with the largest triangle between the last sampled point and the next bucket's average. */
function farthest(points: readonly Point[], { from, to, last, next }: Bucket): number {
  const before = points[last]?.y ?? 0;
  let best = from;
  let largest = -1;
  for (let index = from; index < to; index += 1) {
    const area = Math.abs((last - next.x) * ((points[index]?.y ?? 0) - before) - (last - index) * (next.y - before));
    if (area > largest) [best, largest] = [index, area];
  }
  return best;
}

/** At most `limit` evenly spaced items, including the last one; for the ticks of an axis. */
export function pickEvenly<T>(items: readonly T[], limit: number): T[] {
  const step = Math.ceil(items.length / limit);
  return items.filter((_, index) => (items.length - 1 - index) % step === 0);
}
