/** The text for an unknown figure. It has its own file, because many scripts need it without the formats. */
export const NOT_REPORTED = 'Not reported'
