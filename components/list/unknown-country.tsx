/** Says beside a field that its text is no country; nothing where the text is empty. */
export function UnknownCountry({ id, text }: { id: string; text: string }) {
  if (text === '') return null
  return (
    <p id={id} role="status" className="mt-1 text-sm text-bad">
      {`No country of this list is called “${text}”.`}
    </p>
  )
}
