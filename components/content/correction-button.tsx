const FORM = 'correction'

/** Once on a page: the record that its groups of facts are of. Without script too. */
export function CorrectedRecord({ href }: { href: string }) {
  return (
    <form id={FORM} action="/corrections" hidden>
      <input type="hidden" name="about" value={href} />
    </form>
  )
}

/** Beside the heading of a group of facts. */
export function CorrectionButton({ part, title }: { part: string; title: string }) {
  return (
    <button
      form={FORM}
      name="part"
      value={part}
      aria-label={`Is this wrong? ${title}`}
      className="-my-1 min-h-6 flex-none text-sm text-ink-3 underline-offset-2 hover:underline print:hidden"
    >
      Is this wrong?
    </button>
  )
}
