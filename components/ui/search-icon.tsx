/** A magnifying glass, as wide as its place asks for. */
export function SearchIcon({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className={className}
      aria-hidden
    >
      <path d="M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11m4.2 9.7 4 4" />
    </svg>
  )
}
