export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-sm bg-accent px-4 py-3 text-on-accent focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}
