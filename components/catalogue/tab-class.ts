/** A tab that is a link to a view of its own. */
export const TAB =
  'flex min-h-12 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink'
