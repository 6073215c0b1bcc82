/** Whether what stands in a field comes from the kept profile, and nobody typed it. */
export const isFilled = ({ value, dataset }: HTMLInputElement): boolean => value === dataset.kept

/** Puts an answer of the kept profile into a field, where nobody typed another one or took the last one out. */
export function fillField(field: HTMLInputElement, text: string) {
  if (field.value !== (field.dataset.kept ?? '')) return
  field.dataset.kept = text
  field.value = text
}
