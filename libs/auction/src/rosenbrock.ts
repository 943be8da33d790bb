const { abs } = Math;

/**
 * An autonomous system: writes the derivatives at a state, or with a Jacobian (rows of n) both; false where the state
 * has none.
 */
export interface StiffSystem {
  readonly components: number;
  /** What an error of each component is measured by, positive; `linearise` may renew it. */
  readonly scales: Float64Array;
  derive(state: Float64Array, derivatives: Float64Array): boolean;
  linearise(state: Float64Array, derivatives: Float64Array, jacobian: Float64Array): boolean;
}

/**
 * The parameters of Shampine (1982) for the four stages of Kaps and Rentrop (1979): order 4 with an error of order 3,
 * for stiff systems.
 */
const GAMMA = 1 / 2;
const [A21, A31, A32] = [2, 48 / 25, 6 / 25];
const [C21, C31, C32, C41, C42, C43] = [-8, 372 / 25, 12 / 5, -112 / 125, -54 / 125, -2 / 5];
const [B1, B2, B3, B4] = [19 / 9, 1 / 2, 25 / 108, 125 / 108];
const [E1, E2, E4] = [17 / 54, 7 / 36, 125 / 108];

/** A stepper that owns its arrays. `prepare` a state, then `attempt` steps from it until one is good. */
export interface Stepper {
  readonly next: Float64Array;
  prepare(state: Float64Array): boolean;
  /** Writes `next`; returns the largest error of a component on its scale, Infinity where there is no such step. */
  attempt(state: Float64Array, step: number): number;
}

/** Rosenbrock steps; the caller holds the step size. */
export function createStepper(system: StiffSystem): Stepper {
  const size = system.components;
  const array = (): Float64Array => new Float64Array(size);
  const [next, derivatives, later, g1, g2, g3, g4] = [array(), array(), array(), array(), array(), array(), array()];
  const jacobian = new Float64Array(size * size);
  const matrix = new Float64Array(size * size);
  const pivots = new Int32Array(size);
  const at = (values: Float64Array, index: number): number => values[index] as number;

  const attempt = (state: Float64Array, step: number): number => {
    for (let index = 0; index < matrix.length; index += 1) matrix[index] = -at(jacobian, index);
    for (let index = 0; index < size; index += 1)
      matrix[index * (size + 1)] = at(matrix, index * (size + 1)) + 1 / (GAMMA * step);
    if (!factor(matrix, pivots, size)) return Infinity;
    g1.set(derivatives);
    solve(matrix, pivots, g1);
    for (let index = 0; index < size; index += 1) next[index] = at(state, index) + A21 * at(g1, index);
    if (!system.derive(next, later)) return Infinity;
    for (let index = 0; index < size; index += 1) g2[index] = at(later, index) + (C21 * at(g1, index)) / step;
    solve(matrix, pivots, g2);
    for (let index = 0; index < size; index += 1)
      next[index] = at(state, index) + A31 * at(g1, index) + A32 * at(g2, index);
    if (!system.derive(next, later)) return Infinity;
    for (let index = 0; index < size; index += 1)
      g3[index] = at(later, index) + (C31 * at(g1, index) + C32 * at(g2, index)) / step;
    solve(matrix, pivots, g3);
    for (let index = 0; index < size; index += 1)
      g4[index] = at(later, index) + (C41 * at(g1, index) + C42 * at(g2, index) + C43 * at(g3, index)) / step;
    solve(matrix, pivots, g4);
    let largest = 0;
    for (let index = 0; index < size; index += 1) {
      next[index] =
        at(state, index) + B1 * at(g1, index) + B2 * at(g2, index) + B3 * at(g3, index) + B4 * at(g4, index);
      const error = abs(E1 * at(g1, index) + E2 * at(g2, index) + E4 * at(g4, index)) / at(system.scales, index);
      if (!(error <= largest)) largest = error;
    }
    return largest;
  };
  return { next, prepare: (state) => system.linearise(state, derivatives, jacobian), attempt };
}

/** LU with partial pivoting, in place. */
function factor(matrix: Float64Array, pivots: Int32Array, size: number): boolean {
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (abs(matrix[row * size + column] as number) > abs(matrix[pivot * size + column] as number)) pivot = row;
    pivots[column] = pivot;
    const top = matrix[pivot * size + column] as number;
    if (!(abs(top) > 0 && abs(top) < Infinity)) return false;
    if (pivot !== column) {
      for (let index = 0; index < size; index += 1) {
        const held = matrix[column * size + index] as number;
        matrix[column * size + index] = matrix[pivot * size + index] as number;
        matrix[pivot * size + index] = held;
      }
    }
    for (let row = column + 1; row < size; row += 1) {
      const share = (matrix[row * size + column] as number) / top;
      matrix[row * size + column] = share;
      if (share === 0) continue;
      for (let index = column + 1; index < size; index += 1)
        matrix[row * size + index] =
          (matrix[row * size + index] as number) - share * (matrix[column * size + index] as number);
    }
  }
  return true;
}

function solve(matrix: Float64Array, pivots: Int32Array, right: Float64Array): void {
  const size = right.length;
  for (let row = 0; row < size; row += 1) {
    const pivot = pivots[row] as number;
    const held = right[row] as number;
    right[row] = right[pivot] as number;
    right[pivot] = held;
  }
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] as number;
    for (let index = 0; index < row; index += 1)
      sum -= (matrix[row * size + index] as number) * (right[index] as number);
    right[row] = sum;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] as number;
    for (let index = row + 1; index < size; index += 1)
      sum -= (matrix[row * size + index] as number) * (right[index] as number);
    right[row] = sum / (matrix[row * size + row] as number);
  }
}
