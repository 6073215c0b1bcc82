/** Subjects that cost and last another time than others everywhere, so that what holds for the rest never holds for them. */
const MEDICAL: readonly string[] = ['medicine', 'dentistry', 'veterinary-medicine']

/** @param subject its slug; null where none is chosen */
export const isMedical = (subject: string | null): boolean => subject !== null && MEDICAL.includes(subject)
