import { describe, expect, it } from 'vitest'
import { readText } from './read-text'

describe('what a description says beyond the name', () => {
  it.each([
    // Behind a frame, in whichever form of the verb.
    ['list_songs', 'A tool for listing all songs under an album.', 2],
    ['read_songs', 'A function for bulk reading of words and notes from a file.', 2],
    ['list_songs', 'Get all songs under a shared song.', 2],
    // A key, a second thing, many at once.
    ['find_song', 'Finds the title of a song based on its ISRC code.', 2],
    ['play_note', 'Play a note or note sequence.', 2],
    ['add_songs_to_album', 'Add multiple songs to an album in one call.', 2],
    ['compute', '逐步计算算术表达式。', 2],
    [
      'build_album',
      "Builds albums. Use kind='song' to add one. Use kind='sleeve' to print one.",
      2,
    ],
    ['add_song', '添加一首歌，记录播放次数。', 2],
    // What is said further down of what else happens, what goes in and what comes out is no purpose.
    ['add_song', 'Add a song. It changes the remote shop and requires the right to.', 1],
    ['add_song', 'Add a song. This endpoint accepts at most 10 kB.', 1],
    ['add_song', 'Add a song. Adding a song the album has does nothing.', 1],
    ['add_song', 'Add a song. Set volume to hear it.', 1],
    ['list_songs', 'List songs. Returns rows with title, length and key.', 1],
    ['list_songs', 'List songs. Returns all songs owned by the caller.', 2],
    ['list_songs', 'List songs. When to use:\n- Find music for a party', 1],
    // Announced further down it is.
    [
      'copy_song',
      'This tool belongs to the music suite. Tool description: Copy a song to an album.',
      2,
    ],
    ['link_songs', 'Warning:\nChanges data.\nPurpose:\nEstablishes a tie between two bands.', 2],
    // A verb is known by the determiner behind it; words of one root say one thing.
    ['song_reply', 'Serenades a neighbour of the band.', 2],
    ['createShortLink', 'Create a shortened link.', 1],
    ['mark_todo_done', 'Mark a to-do as done.', 1],
    ['search_songs', 'Search for songs matching the given criteria.', 1],
    // An order to call, or a name for itself, says nothing of what is done.
    ['song_rules', 'ALWAYS call when composing.', 0],
    ['songs_of_acme', 'This is the function for tool "acme", you can use this tool.', 0],
    ['song_rules', '务必先调用本工具。', 0],
    ['songs_of_acme', '这是一个工具。', 0],
  ])('%s: %j', (name, text, level) => {
    expect(readText(text, name).answers.does).toBe(level)
  })
})
