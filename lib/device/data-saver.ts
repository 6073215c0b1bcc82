type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection ?? {}

/** Whether the visitor asks the browser to save data, where it says so. */
export const asksToSaveData = () => connection().saveData === true

/** Whether data is saved or the connection is slow, where the browser says so: then files come when the page is touched. */
export const savesData = () => asksToSaveData() || /^(slow-2g|[23]g)$/.test(connection().effectiveType ?? '')
