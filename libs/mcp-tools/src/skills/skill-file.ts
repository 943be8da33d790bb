/** A file of a skill. */
export interface SkillFile {
  /** Under the folder of the skill, with `/`. */
  readonly path: string;
  readonly text: string;
}
