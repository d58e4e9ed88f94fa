import { skillTable } from '../skill-table.ts';

export const dataLibraries = skillTable(
  'library',
  `
pandas | pandas | aka pandas dataframe, python pandas | implies python .9, data-analysis .9 | related polars .7
numpy | NumPy | aka num py | implies python .9, numerical-computing .8
scipy | SciPy | aka sci py | implies python .9, numerical-computing .9
polars | Polars | aka polars dataframe | implies data-analysis .8, python .6 | case
dask | Dask | implies python .9, big-data .6 | related spark .5
matplotlib | Matplotlib | aka pyplot | implies python .9, data-visualization .8
seaborn | seaborn | implies python .9, data-visualization .9 | related matplotlib .8
plotly | Plotly | aka plotly.js | implies data-visualization .9, python .5
altair | Altair | aka vega altair | implies data-visualization .9 | case | context python, vega, chart, charts, visualization
scikit-learn | scikit-learn | aka sklearn, scikit | implies python .9, machine-learning .9
xgboost | XGBoost | implies machine-learning .9, python .6
tensorflow | TensorFlow | aka tensor flow | implies deep-learning .9, machine-learning .8, python .7 | related pytorch .7
keras | Keras | implies deep-learning .9, python .8, tensorflow .7
pytorch | PyTorch | aka torch? | implies deep-learning .9, machine-learning .8, python .8 | context python, model, models, training, gpu, tensor, tensors, tensorflow, neural
pytorch-lightning | PyTorch Lightning | implies pytorch .9
jax | JAX | aka google jax | implies deep-learning .7, python .8, numerical-computing .6 | related pytorch .5
onnx | ONNX | aka onnx runtime | implies deep-learning .7
fastai | fast.ai | aka fastai | implies pytorch .9, deep-learning .9
caffe | Caffe | implies deep-learning .8 | case | context learning, neural, tensorflow, deep, model
theano | Theano | implies deep-learning .8, python .8
huggingface | Hugging Face Transformers | aka hugging face, huggingface, huggingface transformers | implies nlp .7, deep-learning .8, python .7
spacy | spaCy | implies nlp .9, python .9
nltk | NLTK | aka natural language toolkit | implies nlp .9, python .9 | related spacy .7
gensim | Gensim | implies nlp .9, python .9
opencv | OpenCV | aka open cv, opencv python, cv2 | implies computer-vision .9
pillow | Pillow | aka python imaging library | implies python .9, image-processing .7 | case | context python, image, images, pil, opencv
yolo | YOLO | aka yolov5, yolov8 | implies object-detection .9, deep-learning .6 | case
mediapipe | MediaPipe | aka google mediapipe | implies computer-vision .9
tesseract | Tesseract | aka tesseract ocr | implies ocr .9 | case
langchain | LangChain | aka lang chain | implies llm .9, python .5 | related llamaindex .8
llamaindex | LlamaIndex | aka llama index | implies llm .9, rag .8, python .6
openai-api | OpenAI API | aka openai, gpt 4, chatgpt api, gpt 3, gpt 4o | implies llm .9
llama-cpp | llama.cpp | aka llama 3, llama 2 | implies llm .9
stable-diffusion | Stable Diffusion | implies generative-ai .9
whisper | Whisper | aka openai whisper | implies speech-recognition .9 | case | context openai, speech, transcription, audio, transcribe
openai-gym | OpenAI Gym | aka gymnasium env | implies reinforcement-learning .9, python .7
networkx | NetworkX | implies python .9, algorithms .5
sympy | SymPy | implies python .9, numerical-computing .5
statsmodels | statsmodels | implies python .9, statistics .9
prophet | Prophet | aka facebook prophet | implies time-series .9 | case | context forecast, forecasting, time, series, facebook
tidyverse | tidyverse | aka tidyr | implies r .9, data-analysis .8
purrr | purrr | implies tidyverse .9, r .9
dplyr | dplyr | implies tidyverse .9, r .9
ggplot2 | ggplot2 | aka ggplot | implies r .9, data-visualization .9
shiny | Shiny | aka r shiny, shiny app, shiny apps | implies r .9, data-visualization .6 | case | context r, dashboard, dashboards, rstudio, app, apps
rmarkdown | R Markdown | aka rmarkdown | implies r .9, markdown .6
quarto | Quarto | implies markdown .6, technical-writing .4 | related rmarkdown .7
knitr | knitr | implies rmarkdown .9, r .9
beautifulsoup | Beautiful Soup | aka beautifulsoup, bs4 | implies python .9, web-scraping .9
scrapy | Scrapy | implies python .9, web-scraping .9 | related beautifulsoup .7
requests-python | Requests | aka python requests | implies python .9 | case | context python, http, urllib, beautifulsoup, flask
cuda | CUDA | aka nvidia cuda | implies gpu-computing .9, cpp .4
numba | Numba | implies python .9, performance .5
cython | Cython | implies python .9, performance .5 | related numba .7
`,
);
