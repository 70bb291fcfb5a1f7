import { signal } from '../kit/signal'

/** Whether the gallery of templates is asked for; several places open it. */
export const galleryRequest = signal(false)
