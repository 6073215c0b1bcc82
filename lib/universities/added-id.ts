/** Whether the id is that of a university the visitor added. The server does not know these. */
export const isAddedId = (id: string) => id.startsWith('added-')
