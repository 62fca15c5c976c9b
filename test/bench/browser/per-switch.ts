/** The growth per switch, by least squares. */
export function perSwitch(points: readonly (readonly [at: number, value: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const up = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return up / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}
