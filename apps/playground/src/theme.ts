/** Colours: as the system says, or always one of the two. */
export type Theme = 'system' | 'light' | 'dark';
