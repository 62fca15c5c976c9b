import { bench } from "vitest";
import { CHART_LIMITS } from "~/config/limits";
import { downsample } from "~/features/charts/downsample";

const points = Array.from({ length: 10_000 }, (_, x) => ({ x, y: Math.sin(x / 200) * 1000 + (x % 37) }));

bench("thins out 10,000 points for a chart", () => {
  downsample(points, CHART_LIMITS.points);
});
