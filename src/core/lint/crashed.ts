/** The id of the finding that stands for a rule that failed: a mistake of ours, not of the author. */
export const CRASHED = 'rule-crashed'
