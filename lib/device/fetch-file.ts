/** Loads a file of this site. Throws if the answer is not the file. */
export async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response
}

/** Whether a failed fetch never reached the server, so that it says nothing of the file. */
export const isUnreached = (reason: unknown): boolean => reason instanceof TypeError
