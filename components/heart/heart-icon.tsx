/** CSS fills it when it marks something saved. */
export function HeartIcon() {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <path d="M10 16.5 3.4 10a4.2 4.2 0 0 1 6-6l.6.7.6-.7a4.2 4.2 0 0 1 6 6z" />
    </svg>
  )
}
