import { scaleBand as band, scaleLinear as linear, scalePoint as point } from "d3-scale";

/**
 * The scales that our charts have, in the place of all that D3 has (vite.config.ts): the charts'
 * library looks them up by name, so that no bundler can leave the others out (6 kB).
 */
export const scaleBand = band;
export const scaleLinear = linear;
export const scalePoint = point;
