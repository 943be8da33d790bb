/** Where rents come from. */
export interface RentSource {
  name: string;
  /** On what terms the figures may be used, and how they were derived. */
  note: string;
  /** The day of the rents, `YYYY-MM-DD`. */
  as_of: string;
  /** The day that they are compared with. */
  compared_with: string;
  unit: string;
}

/** A metropolitan area, or the nation. */
export interface Metro {
  key: string;
  name: string;
  /** Rank by population; 0 is the nation. */
  size_rank: number;
  /** Whole dollars a month. */
  typical_rent: number;
  /** How the rent changed over a year, in percent. */
  yoy_percent: number;
}
