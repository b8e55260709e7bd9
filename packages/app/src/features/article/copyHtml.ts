/** Puts formatted text on the clipboard, for editors that take it with its looks; tells whether it did. */
export function copyHtml(html: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/html', html);
    event.clipboardData?.setData('text/plain', html.replace(/<[^<>]*>/g, ''));
  };
  document.addEventListener('copy', put, { once: true });
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', put);
  }
}
