/** The heart, empty or full: drawn by styles and not in the markup, because lists have dozens of them. */
export const heartLook = (isFull: boolean) =>
  `before:size-5 before:forced-color-adjust-none ${isFull ? 'before:bg-accent before:[mask:var(--heart-full)]' : 'before:bg-current before:[mask:var(--heart)]'}`
