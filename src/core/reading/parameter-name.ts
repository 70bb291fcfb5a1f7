import { nameWords } from './words/name-words'

/** A parameter's name as lower-case words with one underscore between: `accessToken` is `access_token`. */
export const snakeName = (name: string): string => nameWords(name).join('_')
