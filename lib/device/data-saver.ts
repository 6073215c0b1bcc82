type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the browser saves data or is on a slow connection, where it says so: then files come when the page is touched. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || /^(slow-2g|[23]g)$/.test(effectiveType)
}
