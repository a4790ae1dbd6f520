import type { FaqCategory } from '../../faq';

export const videoServices: FaqCategory = {
  title: 'Video Services',
  faqs: [
    {
      question: 'Do you edit video podcasts?',
      answer:
        'Yes. We synchronize cameras with the separate audio, switch between speakers, correct ' +
        'color and add titles and captions. Audio clips and audiograms have fixed prices on the ' +
        'services page. A full multi-camera episode depends on its length and number of cameras, ' +
        'so choose Get Custom Quote and tell us both.',
    },
    {
      question: 'Which resolutions and formats do you deliver?',
      answer:
        'MP4 with H.264 video and AAC audio, which every platform accepts. Full episodes are ' +
        '1920 x 1080 px, or 4K if you recorded in 4K. Square videos are 1080 x 1080 px and ' +
        'vertical clips 1080 x 1920 px. We keep the frame rate of your recording and send ' +
        'captions as a separate SRT file.',
    },
    {
      question: 'What is the difference between an audiogram and a social clip?',
      answer:
        'An audiogram is made from sound alone: your artwork, a moving waveform and captions. A ' +
        'YouTube Audiogram carries the full episode, a Square Audiogram one passage of up to 90 ' +
        'seconds. A Social Clip is vertical, lasts up to 60 seconds and uses your video where ' +
        'there is any, reframed on the person speaking.',
    },
    {
      question: 'Do you add captions?',
      answer:
        'Every audiogram and clip is captioned. Software makes the first version; a person ' +
        'checks names, numbers and timing against the audio. Captions are burned into short ' +
        'videos, because most people watch them without sound. For full episodes you also get an ' +
        'SRT file to upload, so that viewers can switch captions off.',
    },
    {
      question: 'How should I record video for editing?',
      answer:
        'Put each camera at eye level, lock exposure and focus, and set every camera to the same ' +
        'frame rate. Light faces from the front at an angle, never from behind. Clap once at the ' +
        'start so we can synchronize. Record audio separately with your usual microphones: the ' +
        'sound of the camera is only a reference.',
    },
  ],
};
