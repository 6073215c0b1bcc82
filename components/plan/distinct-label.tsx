type ToldApartProps = {
  label: string
  /** What tells the label from others of the same words: "for ETH Zurich". */
  about: string
}

/** A label that names what it is about for those who do not see where it stands. */
export function DistinctLabel({ label, about }: ToldApartProps) {
  return (
    <span>
      <span>{label}</span>
      <span className="sr-only">{` ${about}`}</span>
    </span>
  )
}
