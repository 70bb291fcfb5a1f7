/** More fields than this are not tried in one tool; how many that leaves out is told. */
export const MOST_FIELDS = 150
