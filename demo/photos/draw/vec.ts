/** Metres: x to the right, y up from the ground, z away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number];
