/** The smaller build of hls.js, without subtitles and protected streams, which brings no types of its own. */
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js';
}
