/** Reads the codes that stand in a picture. */
export interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats?: () => Promise<readonly string[]>;
};

const FORMAT = 'qr_code';

/** The detector of the browser where it reads QR codes; else one whose code is loaded now. */
export async function openDetector(): Promise<Detector> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await Native?.getSupportedFormats?.().catch((): readonly string[] => []);
  if (Native !== undefined && formats?.includes(FORMAT) === true) return new Native({ formats: [FORMAT] });
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return {
    detect: (picture) => {
      [canvas.width, canvas.height] = [picture.videoWidth, picture.videoHeight];
      const drawing = canvas.getContext('2d', { willReadFrequently: true });
      if (drawing === null || canvas.width === 0) return Promise.resolve([]);
      drawing.drawImage(picture, 0, 0);
      try {
        const { width, height, data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
        return Promise.resolve([{ rawValue: decode({ width, height, data }) }]);
      } catch {
        // The library throws where a picture shows no code.
        return Promise.resolve([]);
      }
    },
  };
}
