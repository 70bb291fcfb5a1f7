/** A tool of a town library, in the words that a person types into the form. */
export const bookTool = {
  name: 'find_book',
  title: 'Find a book',
  answers: {
    does: 'Looks up books of the town library by title or author. It reserves nothing.',
    when: 'The user asks “do you have that book?” and names a title or an author.',
    whenNot: 'For films and music, use find_film.',
    returns: 'Title, author, branch and whether it is in. Full texts are not included.',
    limits: 'At most 50 books in one answer; only books bought since 1998.',
  },
} as const

/** The questions as the form asks them, by the answer's name, in each language. */
export const questions = {
  en: {
    does: 'What does it do?',
    when: 'When should the model use it?',
    whenNot: 'When should it not, and which tool instead?',
    returns: 'What does it return?',
    limits: 'What are its limits?',
  },
  zh: {
    does: '它做什么？',
    when: '什么时候用？',
    whenNot: '什么时候不用？该用哪个？',
    returns: '它返回什么？',
    limits: '有什么限制？',
  },
} as const

/** The same tool as a document, with one parameter. */
export const bookDocument = `{
  "name": "find_book",
  "title": "Find a book",
  "description": {
    "does": "Looks up books of the town library by title or author. It reserves nothing.",
    "when": "The user asks “do you have that book?” and names a title or an author.",
    "whenNot": "For films and music, use find_film.",
    "returns": "Title, author, branch and whether it is in. Full texts are not included.",
    "limits": "At most 50 books in one answer; only books bought since 1998."
  },
  "inputSchema": {
    "type": "object",
    "properties": {
      "query": {
        "type": "string",
        "description": "Words of the title or the author, as the user said them. Ask the user when neither is given.",
        "examples": [
          "the sea"
        ]
      }
    },
    "required": [
      "query"
    ],
    "additionalProperties": false
  }
}`
