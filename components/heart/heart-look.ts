/** The heart, empty or full: drawn by styles and not in the markup, because lists have dozens of them. */
export const heartLook = (isFull: boolean) => (isFull ? 'heart heart-full' : 'heart')
