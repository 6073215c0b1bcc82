type LinkFieldProps = { label: string; link: string; className?: string }

/** A link to copy by hand: the focus selects all of it. */
export function LinkField({ label, link, className }: LinkFieldProps) {
  return (
    <label className={className}>
      <span>{label}</span>
      <span className="field">
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </span>
    </label>
  )
}
