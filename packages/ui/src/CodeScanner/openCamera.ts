/** Why there is no picture: the page is not safe, the person said no, no camera is there, or it is in use. */
export type NoCamera = 'insecure' | 'refused' | 'none' | 'busy';

/** The camera at the back of a phone, or any other one; browsers open it to pages of https and of their own machine. */
export async function openCamera(): Promise<MediaStream | NoCamera> {
  if (!isSecureContext || !('mediaDevices' in navigator)) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (reason) {
    const name = reason instanceof Error ? reason.name : '';
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
  }
}
