/** A magnifying glass, as wide as the styles of its place make it. */
export function SearchIcon() {
  return (
    <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <path d="M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11m4.2 9.7 4 4" />
    </svg>
  )
}
