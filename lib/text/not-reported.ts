/** What stands for an unknown figure. In a file of its own: scripts that need the words need none of the formats. */
export const NOT_REPORTED = 'Not reported'
